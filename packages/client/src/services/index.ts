export { ServicesCard, type ServicesCardProps } from './ServicesCard.tsx';
export { SharedData } from './SharedData.tsx';
export { servicesTexts } from './services.texts.ts';
