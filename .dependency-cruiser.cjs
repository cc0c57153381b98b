/**
 * Which part may import which (docs/adr/0002-one-way-imports.md). An import that this table does not allow fails `npm test`.
 * Layers: apps -> features | catalog -> kit -> engines -> platform; the clients stand alone.
 */
const FEATURES = [
  'auth',
  'credits',
  'capabilities',
  'admin',
  'jobs',
  'sites',
  'builds',
  'research',
  'webhooks',
  'messages',
  'discovery',
  'firecrawl',
  'console',
  'plugins',
  'mcp',
  'observability',
];

/** A lib by its folder below `libs/`, e.g. `features/auth`. */
const lib = (...folders) => `^libs/(${folders.join('|')})/`;
const feature = (...names) => lib(...names.map((name) => `features/${name}`));
const ANY_LIB = '^libs/((?:platform|engines|features|clients)/[^/]+|kit|catalog)/';
/** Where a lib is entered; the kit has a second entry for specs. */
const ENTRIES = ['/src/index\\.ts$', '^libs/kit/src/testing/index\\.ts$'];
const TEST_CODE = '^libs/(platform/testing|kit/src/testing)/';
const FRAMEWORKS = '^node_modules/(@nestjs|typeorm|bullmq|undici)/';
const NOT_SPECS = '\\.spec\\.ts$';

const forbid = (name, from, to, comment) => ({ name, severity: 'error', comment, from, to });

/** A feature may use the features before it; research, builds, webhooks and discovery are siblings. */
const featureOrder = FEATURES.slice(0, -1).map((name, index) =>
  forbid(
    `feature-order-${name}`,
    { path: feature(name) },
    { path: feature(...FEATURES.slice(index + 1)) },
    `${name} does not know the features built on it`,
  ),
);

const layers = [
  {
    name: 'no-folder-cycle',
    comment: 'folders inside a lib do not import each other in circles',
    severity: 'error',
    scope: 'folder',
    from: { path: '^libs/(?!clients/typescript/)' },
    to: { circular: true },
  },
  forbid('no-cycle', {}, { circular: true }),
  forbid('no-orphan-import', {}, { couldNotResolve: true }, 'every import must resolve'),
  forbid(
    'libs-not-to-apps',
    { path: '^(libs|config)/', pathNot: '^libs/clients/[a-z]+/tools/' },
    { path: '^(apps|test|tools)/' },
    'generators of the clients run in a checkout and are not part of them',
  ),
  forbid(
    'libs-by-their-index',
    { path: ANY_LIB },
    { path: '^libs/', pathNot: [...ENTRIES, '^libs/$1/'] },
    'a lib is imported through its index.ts only',
  ),
  forbid(
    'index-only-from-outside',
    // What measures a part of a lib has to reach it.
    { path: '^(apps|config|examples|test|tools)/', pathNot: '^tools/understanding/' },
    { path: '^libs/', pathNot: ENTRIES },
    'a lib is imported through its index.ts only',
  ),
  forbid('platform-at-the-bottom', { path: '^libs/platform/' }, { path: '^libs/(?!platform/)' }),
  forbid('core-below-the-platform', { path: lib('platform/core') }, { path: '^libs/(?!platform/core/)' }),
  forbid(
    'engines-use-the-platform-only',
    { path: '^libs/engines/' },
    { path: '^libs/(?!platform/|engines/)' },
  ),
  forbid('kit-below-features', { path: lib('kit') }, { path: '^libs/(?!kit/|engines/|platform/)' }),
  forbid(
    'config-is-read-at-the-top',
    { path: '^libs/' },
    { path: '^config/' },
    'libs get typed slices, never the loader',
  ),
  forbid(
    'examples-are-plugins',
    { path: '^examples/([^/]+)/' },
    {
      path: '^(apps|libs|config|tools|test|examples)/',
      pathNot: ['^libs/kit/src/index\\.ts$', '^examples/$1/'],
    },
    'an example imports what any plugin may',
  ),
  forbid('catalog-and-features-never-meet', { path: lib('catalog') }, { path: '^libs/features/' }),
  forbid('features-never-import-the-catalog', { path: '^libs/features/' }, { path: lib('catalog') }),
  forbid(
    'no-test-code-in-product',
    { path: '^(apps|libs|config)/', pathNot: [NOT_SPECS, TEST_CODE] },
    { path: ['^test/', TEST_CODE, '^node_modules/(vitest|supertest|fast-check)/'] },
  ),
];

const engines = [
  forbid(
    'site-document-is-pure',
    { path: lib('engines/site-document'), pathNot: NOT_SPECS },
    { path: ['^libs/(?!engines/site-document/)', FRAMEWORKS, '^node:'] },
    'types and checks: no framework, no disk, no network',
  ),
  forbid(
    'prompt-reader-is-pure',
    { path: lib('engines/prompt-reader'), pathNot: NOT_SPECS },
    {
      path: [
        '^libs/(?!engines/(prompt-reader|site-document)/)',
        FRAMEWORKS,
        '^node:(http|https|net|child_process)',
      ],
    },
    'from a prompt to a document: it reads language packs and kinds, and nothing else',
  ),
  forbid(
    'site-renderer-is-pure',
    { path: lib('engines/site-renderer'), pathNot: NOT_SPECS },
    {
      path: [
        '^libs/(?!engines/(site-renderer|site-document)/)',
        FRAMEWORKS,
        '^node:(http|https|net|child_process)',
      ],
    },
    'from a document to files: it reads style sheets, icons and typefaces, and nothing else',
  ),
  forbid(
    'claim-verification-is-pure',
    { path: lib('engines/claim-verification'), pathNot: NOT_SPECS },
    { path: ['^libs/(?!engines/(claim-verification|text-analysis)/)', FRAMEWORKS, '^node:(?!fs$|path$)'] },
    'it runs in worker threads: it reads its own data files, and nothing else',
  ),
  forbid(
    'answers-is-pure',
    { path: lib('engines/answers'), pathNot: NOT_SPECS },
    { path: ['^libs/(?!engines/(answers|text-analysis)/)', FRAMEWORKS, '^node:'] },
    'it runs in worker threads',
  ),
  forbid(
    'text-analysis-is-pure',
    { path: lib('engines/text-analysis'), pathNot: NOT_SPECS },
    { path: ['^libs/(?!engines/text-analysis/)', FRAMEWORKS, '^node:(?!module$)'] },
    'it runs in worker threads',
  ),
  forbid(
    'parsing-is-pure',
    { path: lib('engines/parsing'), pathNot: NOT_SPECS },
    { path: ['^libs/(?!engines/parsing/)', FRAMEWORKS, '^node:(fs|http|https|net|child_process)'] },
    'it runs in worker threads: no framework, no database, no network',
  ),
  forbid(
    'parsers-run-in-threads',
    {
      path: '^(apps|libs)/',
      pathNot: [
        NOT_SPECS,
        '\\.reading\\.ts$',
        // Answers of the operator's own storage.
        '^libs/platform/storage/src/s3/listing\\.ts$',
        '^libs/engines/parsing/',
        '^libs/engines/page-reading/src/extraction/',
        '^libs/engines/local-index/src/readers/',
      ],
    },
    { path: '^node_modules/(linkedom|parse5|fast-xml-parser|unpdf|turndown|html-validate)/' },
    'untrusted markup is parsed in *.reading.ts modules and what they use (docs/extending/provider.md, Untrusted markup)',
  ),
  forbid(
    'large-packages-on-demand',
    {
      path: '^(apps/(?!console/)|libs/)',
      pathNot: [
        NOT_SPECS,
        TEST_CODE,
        // They call require() at first use.
        '^libs/platform/browser/src/playwright\\.ts$',
        '^libs/engines/text-analysis/src/guess-languages\\.ts$',
      ],
    },
    {
      path: '^node_modules/(playwright-core|vega|vega-lite|fontkit|tinyld|wawoff2)/',
      dynamic: false,
      dependencyTypesNot: ['type-only'],
    },
    'processes that never use them start sooner and stay smaller: import() or require() them at first use',
  ),
  forbid(
    'opentelemetry-on-demand',
    {
      path: '^(apps/(?!console/)|libs/)',
      pathNot: [NOT_SPECS, '^libs/features/observability/src/tracing/otel/'],
    },
    {
      path: ['^node_modules/@opentelemetry/', '^libs/features/observability/src/tracing/otel/'],
      dynamic: false,
    },
    'it is loaded only where a collector is configured',
  ),
  forbid(
    'readings-run-in-threads',
    { path: '^(apps|libs)/', pathNot: [NOT_SPECS, '\\.reading\\.ts$'] },
    { path: '\\.reading\\.ts$', dependencyTypesNot: ['type-only'] },
    'a reading is named by defineReading and imported as a type: a direct call would block the event loop',
  ),
];

const features = [
  forbid(
    'accounts-know-no-capability',
    { path: feature('auth', 'credits', 'admin') },
    { path: lib('kit') },
    'accounts, keys and credits do not depend on what is sold',
  ),
  ...featureOrder,
  forbid(
    'sites-read-no-prompts',
    { path: feature('sites') },
    { path: lib('engines/prompt-reader') },
    'sites are files, documents and data to it; prompts are for builds',
  ),
  forbid(
    'research-and-builds-never-meet',
    { path: feature('research') },
    { path: [feature('sites', 'builds'), lib('engines/(prompt-reader|site-document|site-renderer)')] },
    'they are siblings; what both need of jobs and streams is in platform/jobs',
  ),
  forbid(
    'webhooks-know-events-only',
    { path: feature('webhooks') },
    { path: feature('credits', 'capabilities', 'sites', 'builds', 'research') },
    'features declare the events, and webhooks send those of all loaded modules',
  ),
  forbid(
    'messages-stand-apart',
    { path: feature('messages') },
    { path: feature('sites', 'builds', 'research') },
    'they are siblings',
  ),
  forbid(
    'discovery-reads-the-registry',
    { path: feature('discovery') },
    { path: feature('sites', 'builds', 'research', 'messages') },
    'what discovery says about builds and research comes from the registry and the OpenAPI document',
  ),
];

const catalog = [
  forbid(
    'capabilities-never-import-each-other',
    { path: '^libs/catalog/src/([^/]+)/' },
    { path: '^libs/catalog/src/[^/]+/', pathNot: '^libs/catalog/src/($1|vendors|text|pages)/' },
    'what one vendor needs in several capabilities is in vendors/; reading of untrusted text is in text/',
  ),
  forbid(
    'vendors-never-import-each-other',
    { path: '^libs/catalog/src/vendors/([^/]+)/' },
    { path: '^libs/catalog/src/vendors/[^/]+/', pathNot: '^libs/catalog/src/vendors/$1/' },
  ),
  forbid(
    'providers-never-import-siblings',
    { path: '^libs/catalog/src/([^/]+)/(providers|transports)/([^/]+)/' },
    {
      path: '^libs/catalog/src/[^/]+/(providers|transports)/',
      pathNot: '^libs/catalog/src/$1/$2/$3/',
    },
  ),
  forbid(
    'contracts-know-no-provider',
    { path: '\\.(params|result)\\.ts$' },
    { path: '\\.(provider|capability|mapper)\\.ts$' },
    'params and results never import their providers',
  ),
];

const clients = [
  forbid(
    'console-is-a-client',
    { path: '^apps/console/', pathNot: '^apps/console/tools/' },
    {
      path: '^(libs|apps|config|tools|test)/',
      pathNot: ['^apps/console/', '^libs/clients/typescript/src/index\\.ts$'],
    },
    'the console runs in the browser and uses the service through the client alone',
  ),
  forbid(
    'clients-stand-alone',
    { path: '^libs/clients/typescript/src/', pathNot: NOT_SPECS },
    { pathNot: '^libs/clients/typescript/src/' },
    'what users install depends on no package, on no other lib and not on Node.js',
  ),
  forbid(
    'mcp-server-is-a-client',
    { path: ['^libs/clients/mcp-server/', '^apps/mcp/'], pathNot: NOT_SPECS },
    { path: '^libs/(?!clients/)' },
    'MCP speaks to the service through the client alone, in the API process and elsewhere',
  ),
];

module.exports = {
  forbidden: [...layers, ...engines, ...features, ...catalog, ...clients],
  options: {
    doNotFollow: { path: 'node_modules' },
    // Packages are not followed, but rules name them.
    exclude: { path: ['^(?!node_modules/).*/(dist|fixtures|node_modules)/', '^(dist|\\.data)/'] },
    tsPreCompilationDeps: true,
    tsConfig: { fileName: 'tsconfig.json' },
    enhancedResolveOptions: {
      exportsFields: ['exports'],
      conditionNames: ['import', 'require', 'node', 'default', 'types'],
    },
  },
};
