// Words of the books shown to people. Punctuation is typographic (D27).
export const booksTexts = {
  /** Of a withdrawal, on the client's timeline. */
  executed: (net: string, fee: string) => `${net} à vous verser, frais de sortie ${fee}`,
} as const;
