export { ServicesCard, type ServicesCardProps } from './ServicesCard.tsx';
