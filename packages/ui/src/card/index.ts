export { Card, type CardProps, type ProductTone } from './Card.tsx';
