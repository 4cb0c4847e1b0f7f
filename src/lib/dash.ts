/** What an empty value shows. */
export const dash = '-';
