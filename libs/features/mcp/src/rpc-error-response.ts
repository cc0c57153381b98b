import { type RefusalForm, requestContextOf } from '@capstan/platform-http';

/** JSON-RPC 2.0, 5.1, by slug; other errors have the server error code below. */
const CODES: Record<string, number> = { 'malformed-body': -32_700, 'invalid-request': -32_600 };
const SERVER_ERROR = -32_000;

/**
 * Errors that occur before MCP are returned as JSON-RPC errors, so that clients show them: as text, and as
 * the problem of docs/contract.md 2.2 in `error.data`.
 */
export const rpcErrorResponse: RefusalForm = (error, request, errorsBase) => ({
  status: error.status,
  body: {
    jsonrpc: '2.0',
    id: null,
    error: {
      code: CODES[error.slug] ?? SERVER_ERROR,
      message: `${error.title}: ${asSentence(error.message)} ${error.alternativeAction}`,
      data: { ...error.toProblem(errorsBase), request_id: requestContextOf(request).requestId },
    },
  },
});

const asSentence = (text: string): string => (/[.!?]$/.test(text) ? text : `${text}.`);
