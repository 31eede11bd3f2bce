export {
  type Chain,
  type ChainDetails,
  type ChainStep,
  type ChainStepName,
  chainItems,
  chainOf,
} from './chain.model.ts';
export { chainTexts } from './chain.texts.ts';
