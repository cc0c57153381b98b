import type { RefusalForm } from '@capstan/platform-http';

const STATUS: Readonly<Record<string, number>> = { 'deadline-exceeded': 408, 'providers-failed': 500 };
const CODE: Readonly<Record<string, string>> = {
  'deadline-exceeded': 'SCRAPE_TIMEOUT',
  'providers-failed': 'SCRAPE_ALL_ENGINES_FAILED',
  'invalid-request': 'BAD_REQUEST',
};

/** An error in Firecrawl's form: `{ success, code, error, details }`. */
export const firecrawlError: RefusalForm = (error, _request, errorsBase) => {
  const { detail, errors, type } = error.toProblem(errorsBase);
  // Messages of this module name their field; those of shared checks begin with the verb.
  const messages = errors
    ?.map(({ path, message }) => (message.startsWith(path) ? message : `${path} ${message}`))
    .join('; ');
  return {
    status: STATUS[error.slug] ?? error.status,
    body: {
      success: false,
      code: CODE[error.slug] ?? error.slug.replaceAll('-', '_').toUpperCase(),
      error: messages || detail,
      details: errors ?? { type },
    },
  };
};
