export { Card, type CardProps, type ProductTone } from './Card.tsx';
export { CardButton, type CardButtonProps } from './CardButton.tsx';
