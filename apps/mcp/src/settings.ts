import { toolNames } from '@capstan/mcp-server';

/** Settings from the environment; never printed. */
export interface Settings {
  apiKey: string;
  /** Default: that of the client. */
  baseURL: string | undefined;
  tools: readonly string[] | undefined;
}

/** Settings are missing; the message states in one line what to do. */
export class SettingsError extends Error {}

/** @throws SettingsError without a key. */
export function readSettings(env: NodeJS.ProcessEnv): Settings {
  const value = (name: string): string | undefined => env[name]?.trim() || undefined;
  const apiKey = value('CAPSTAN_API_KEY');
  if (apiKey === undefined) {
    throw new SettingsError(
      'CAPSTAN_API_KEY is not set. Put your Capstan API key into the environment of this server, in the configuration of your MCP client.',
    );
  }
  const tools = value('CAPSTAN_MCP_TOOLS');
  return {
    apiKey,
    baseURL: value('CAPSTAN_BASE_URL'),
    tools: tools === undefined ? undefined : toolNames(tools),
  };
}
