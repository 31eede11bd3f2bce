import { FilterSelect } from '@repo/ui/select';
import { productTexts } from '../product/product.texts.ts';
import { portfolioTexts } from './portfolio.texts.ts';
import { type PortfolioFilters as Filters, filterChoices } from './use-portfolio-filters.ts';

const texts = portfolioTexts.filters;

/** The list needs a value for the absent URL parameter (D25); no product can have this name. */
const ALL = '*';

const currencies = filterChoices.currencies.map((value) => ({ value, label: value }));
const periods = filterChoices.periods.map((value) => ({ value, label: portfolioTexts.periods[value] }));

interface PortfolioFiltersProps {
  readonly filters: Filters;
  readonly products: readonly string[];
  /** The figures are loading. */
  readonly isWaiting: boolean;
  readonly onChange: (values: Partial<Filters>) => void;
}

/** « Produit », « Devise », « Période » (R155–R157): in one row, also on a phone. */
export function PortfolioFilters({ filters, products, isWaiting, onChange }: PortfolioFiltersProps) {
  const options = [
    { value: ALL, label: productTexts.all },
    ...products.map((title) => ({ value: title, label: title })),
  ];
  return (
    <>
      <FilterSelect
        isWaiting={isWaiting}
        label={texts.product}
        onChange={(value) => onChange({ product: value === ALL ? null : value })}
        options={options}
        value={filters.product ?? ALL}
      />
      <FilterSelect
        isWaiting={isWaiting}
        label={texts.currency}
        onChange={(currency) => onChange({ currency })}
        options={currencies}
        value={filters.currency}
      />
      <FilterSelect
        isWaiting={isWaiting}
        label={texts.period}
        onChange={(period) => onChange({ period })}
        options={periods}
        value={filters.period}
      />
    </>
  );
}
