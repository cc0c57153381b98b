/** The parameters of a call in one line. */
export const summaryOf = (params: Record<string, unknown>): string =>
  Object.values(params)
    .map((value) => (typeof value === 'string' ? value : JSON.stringify(value)))
    .join(' · ');
