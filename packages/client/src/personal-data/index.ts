export { PersonalDataCard } from './PersonalDataCard.tsx';
