/** The text of an empty value. */
export const dash = '-';
