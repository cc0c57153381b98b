import { existsSync, readFileSync, realpathSync } from 'node:fs';
import { type LoadHookSync, type ResolveHookSync, registerHooks } from 'node:module';
import { dirname, join, resolve, sep } from 'node:path';
import { fileURLToPath, pathToFileURL } from 'node:url';
import { installation } from './installation.js';

/** What `tools/typescript/transpile.mjs` exports. */
interface Transpiler {
  compilerOptions: { paths: Record<string, [string]> };
  transpile: (fileName: string, source: string) => string;
}

/** Packages whose classes and metadata are compared by identity: a second copy would not be recognized. */
const SHARED = /^(@nestjs\/[^/]+|typeorm|reflect-metadata|rxjs|class-validator|class-transformer)(\/|$)/;
const TYPESCRIPT = /\.m?ts$/;
const NODE_MODULES = `${sep}node_modules${sep}`;

let registered: Promise<void> | undefined;

/**
 * Registers module hooks for plugins: TypeScript with decorators, from any folder, with the service's own copies of
 * `@capstan/*`, Nest and TypeORM. Other packages are resolved from the plugin first, then from the service.
 */
export function registerPluginModules(): Promise<void> {
  registered ??= register();
  return registered;
}

async function register(): Promise<void> {
  const { checkout } = installation;
  const transpiler = join(checkout, 'tools', 'typescript', 'transpile.mjs');
  const { compilerOptions, transpile } = (await import(pathToFileURL(transpiler).href)) as Transpiler;
  const service = pathToFileURL(join(checkout, 'package.json')).href;
  const ownPackages = `${realpathSync(join(checkout, 'node_modules'))}${sep}`;

  const resolveModule: ResolveHookSync = (specifier, context, nextResolve) => {
    const { parentURL } = context;
    if (!parentURL?.startsWith('file:')) return nextResolve(specifier, context);
    const parent = fileURLToPath(parentURL);
    if (parent.startsWith(ownPackages)) return nextResolve(specifier, context);
    const [source] = compilerOptions.paths[specifier] ?? [];
    if (source !== undefined) {
      return { url: pathToFileURL(installation.moduleOf(source)).href, format: 'module', shortCircuit: true };
    }
    const typescript = typescriptBehind(specifier, parent);
    if (typescript !== undefined) return { url: typescript, format: 'module', shortCircuit: true };
    const asService = { ...context, parentURL: service };
    if (SHARED.test(specifier)) return nextResolve(specifier, asService);
    try {
      return nextResolve(specifier, context);
    } catch (error) {
      if (!isPackage(specifier)) throw error;
      try {
        return nextResolve(specifier, asService);
      } catch {
        throw error;
      }
    }
  };

  const loadModule: LoadHookSync = (url, context, nextLoad) => {
    const path = url.startsWith('file:') ? fileURLToPath(url) : '';
    if (!TYPESCRIPT.test(path) || path.includes(NODE_MODULES)) return nextLoad(url, context);
    const source = transpile(path, readFileSync(path, 'utf8'));
    return { format: 'module', source, shortCircuit: true };
  };

  registerHooks({ resolve: resolveModule, load: loadModule });
}

const isPackage = (specifier: string): boolean => !/^(\.|\/|[a-z]+:)/.test(specifier);

/** Returns the `.ts` file of a `.js` specifier that is a path. */
function typescriptBehind(specifier: string, parent: string): string | undefined {
  if (!/^\.{0,2}\//.test(specifier)) return undefined;
  const path = resolve(dirname(parent), specifier.replace(/\.(m?)js$/, '.$1ts'));
  return TYPESCRIPT.test(path) && existsSync(path) ? pathToFileURL(path).href : undefined;
}
