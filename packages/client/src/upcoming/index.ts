export { UpcomingBanner } from './UpcomingBanner.tsx';
export { UpcomingCard, type UpcomingCardProps } from './UpcomingCard.tsx';
