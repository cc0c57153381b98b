/** The summary of a report without sentences. */
export const NOTHING_FOUND = 'No source that was found answers the question.';
