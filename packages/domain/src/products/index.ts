export { type ProductMinimumField, productMinimumFields } from './minimum-fields.ts';
export { depositNetworkTexts } from './products.texts.ts';
export { validateProductChange } from './validate-product.ts';
