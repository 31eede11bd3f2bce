/** For `like`: a % or _ that is typed is a character, not a wildcard. */
export const escapeLike = (text: string): string => text.replaceAll(/[\\%_]/g, (char) => `\\${char}`);

/** Matches what holds the text anywhere. */
export const containing = (text: string): string => `%${escapeLike(text)}%`;
