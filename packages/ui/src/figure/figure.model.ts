/** An amount split for display: the main part, and the decimals and unit set smaller. */
export interface FigureParts {
  readonly main: string;
  readonly minor: string;
}

/** « 128 450,12 € » → « 128 450 » and « ,12 € »; without a comma only the unit is minor, and words have none. */
export function splitFigure(formatted: string): FigureParts {
  const comma = formatted.indexOf(',');
  if (comma >= 0) return { main: formatted.slice(0, comma), minor: formatted.slice(comma) };
  const unit = /(?<=\d)[\s\u00A0\u202F][^\d\s\u00A0\u202F]+$/.exec(formatted);
  return unit === null
    ? { main: formatted, minor: '' }
    : { main: formatted.slice(0, unit.index), minor: formatted.slice(unit.index) };
}
