export { type ProductMinimumField, productMinimumFields } from './minimum-fields.ts';
export { validateProductChange } from './validate-product.ts';
