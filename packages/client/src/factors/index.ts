export { FactorsCard } from './FactorsCard.tsx';
export { FactorsView } from './FactorsView.tsx';
export { factorsTexts } from './factors.texts.ts';
export { ProveFactor, type ProveFactorProps } from './ProveFactor.tsx';
