const AUTHORIZATION = '-H "Authorization: Bearer $CAPSTAN_API_KEY"';

/** A call of the API as a command for a terminal. The key is read from the environment. */
export const curlCommand = (path: string, body: object): string =>
  `curl -s ${window.location.origin}${path} ${AUTHORIZATION} -H "Content-Type: application/json" -d '${JSON.stringify(body)}'`;

/** Reads a route of the API in a terminal. */
export const readCommand = (path: string): string =>
  `curl -s ${window.location.origin}${path} ${AUTHORIZATION}`;

/** Follows the events of a job in a terminal. */
export const streamCommand = (path: string): string =>
  `curl -sN ${window.location.origin}${path} ${AUTHORIZATION}`;
