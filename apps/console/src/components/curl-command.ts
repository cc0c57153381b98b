/** A call of the API as a command for a terminal. The key is read from the environment. */
export const curlCommand = (path: string, body: object): string =>
  `curl -s ${window.location.origin}${path} -H "Authorization: Bearer $CAPSTAN_API_KEY" -H "Content-Type: application/json" -d '${JSON.stringify(body)}'`;
