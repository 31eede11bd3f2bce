export { AnnualYield } from './AnnualYield.tsx';
export { Coin } from './Coin.tsx';
export { DocumentationLink } from './DocumentationLink.tsx';
export { ProductCard } from './ProductCard.tsx';
export { ProductVideo } from './ProductVideo.tsx';
