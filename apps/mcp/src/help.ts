/** Output of `--help`. */
export const HELP = `capstan-mcp: the MCP server of Capstan over standard input and output.

It is started by an MCP client and configured by its environment:

  CAPSTAN_API_KEY    your API key (required)
  CAPSTAN_BASE_URL   where the service runs (http://127.0.0.1:3000)
  CAPSTAN_MCP_TOOLS  only these tools, comma-separated (all)

Options:

  --help, -h         print this
  --version, -v      print the version
`;
