// HTML written by the API (emails, pages of local providers): inserted values are text, and escaped.

const entities: Record<string, string> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
  "'": '&#39;',
};

export const escapeHtml = (text: string): string =>
  text.replaceAll(/[&<>"']/g, (char) => entities[char] ?? '');

/** A piece of HTML that may be inserted as it is. Only `html` makes one: a class, so that no data can pass for it. */
export class Html {
  readonly #markup: string;

  constructor(strings: TemplateStringsArray, values: readonly Insert[]) {
    this.#markup = String.raw({ raw: strings }, ...values.map(toMarkup));
  }

  toString(): string {
    return this.#markup;
  }
}

type Insert = string | Html | readonly Html[];

/** Template tag: texts are escaped, pieces of HTML are not. */
export function html(strings: TemplateStringsArray, ...values: Insert[]): Html {
  return new Html(strings, values);
}

function toMarkup(value: Insert): string {
  if (typeof value === 'string') return escapeHtml(value);
  return value instanceof Html ? value.toString() : value.map(String).join('');
}
