import { existsSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { pathToFileURL } from 'node:url';
import { type CapstanConfig, type Plugin, definePlugin } from '@capstan/kit';
import { installation } from './installation.js';
import { PluginError } from './plugin.error.js';
import { registerPluginModules } from './plugin-modules.js';

/** Default file names in the checkout. */
const DEFAULT_FILES = ['capstan.config.ts', 'capstan.config.js', 'capstan.config.mjs'];

/** The plugins of this deployment and the file that lists them. */
export interface ListedPlugins {
  /** Undefined if there is none. */
  readonly file: string | undefined;
  readonly plugins: readonly Plugin[];
}

/**
 * Loads the plugins that `CAPSTAN_CONFIG` or `capstan.config.ts` lists.
 * @throws PluginError
 */
export async function loadPlugins(env: Record<string, string | undefined>): Promise<ListedPlugins> {
  const file = configFile(env);
  if (file === undefined) return { file, plugins: [] };
  await registerPluginModules();
  const exported = await importConfig(file);
  if (!isConfig(exported)) {
    throw new PluginError(
      file,
      'must have a default export: `export default defineCapstanConfig({ plugins: […] })`',
    );
  }
  const plugins = exported.plugins.map((plugin, index) => checked(file, plugin, index));
  const repeated = plugins.find(
    ({ name }, index) => plugins.findIndex((other) => other.name === name) < index,
  );
  if (repeated) throw new PluginError(file, `two plugins have the name "${repeated.name}"`);
  return { file, plugins };
}

function configFile({ CAPSTAN_CONFIG }: Record<string, string | undefined>): string | undefined {
  const named = CAPSTAN_CONFIG?.trim();
  if (!named) {
    return DEFAULT_FILES.map((name) => join(installation.checkout, name)).find((path) => existsSync(path));
  }
  const path = resolve(installation.checkout, named);
  if (!existsSync(path)) throw new PluginError(path, 'does not exist; CAPSTAN_CONFIG names it');
  return path;
}

async function importConfig(file: string): Promise<unknown> {
  try {
    return ((await import(pathToFileURL(file).href)) as { default?: unknown }).default;
  } catch (error) {
    throw new PluginError(file, `could not be loaded: ${traceOf(error)}`, { cause: error });
  }
}

/** The message and the first line of the stack, which names the file of the faulty plugin. */
function traceOf(error: unknown): string {
  if (!(error instanceof Error)) return String(error);
  const place = error.stack?.split('\n').find((line) => /^\s+at .*file:/.test(line));
  return place === undefined ? error.message : `${error.message}\n${place}`;
}

const isConfig = (value: unknown): value is CapstanConfig =>
  typeof value === 'object' && value !== null && Array.isArray((value as Partial<CapstanConfig>).plugins);

function checked(file: string, plugin: unknown, index: number): Plugin {
  if (typeof plugin !== 'object' || plugin === null) {
    throw new PluginError(
      file,
      `plugins[${index}] must be a plugin made by definePlugin (got ${typeof plugin})`,
    );
  }
  try {
    return definePlugin(plugin as Plugin);
  } catch (error) {
    throw new PluginError(file, error instanceof Error ? error.message : String(error), { cause: error });
  }
}
