/** What results say beyond the description: nothing. */
export const additions = {};
