/**
 * The house's floor plan (docs/adr/0002-one-way-imports.md). An arrow this table lacks fails `npm test`.
 * Order: apps -> catalog | features -> capability-kit -> platform-*; features in the order of FEATURES.
 */
const FEATURES = ['auth', 'credits', 'capabilities', 'builds', 'research', 'discovery', 'admin', 'mcp-http'];

const lib = (...names) => `^libs/(${names.join('|')})/`;

/** A feature may use the features before it; research, builds and discovery are siblings. */
const featureOrder = FEATURES.slice(0, -1).map((name, index) => ({
  name: `feature-order-${name}`,
  comment: `${name} knows nothing of the features built on it`,
  severity: 'error',
  from: { path: lib(name) },
  to: { path: lib(...FEATURES.slice(index + 1)) },
}));

module.exports = {
  forbidden: [
    { name: 'no-cycle', severity: 'error', from: {}, to: { circular: true } },
    {
      name: 'no-orphan-import',
      comment: 'every import must resolve',
      severity: 'error',
      from: {},
      to: { couldNotResolve: true },
    },
    {
      name: 'libs-not-to-apps',
      comment: 'what generates the clients runs in a checkout and is no part of them',
      severity: 'error',
      from: { path: '^(libs|config)/', pathNot: '^libs/client-[a-z]+/tools/' },
      to: { path: '^(apps|test|tools)/' },
    },
    {
      name: 'enter-by-the-front-door',
      comment: 'a lib is entered through its index.ts only',
      severity: 'error',
      from: { path: '^(?:apps|libs|config|test|tools)/([^/]+)/' },
      to: { path: '^libs/([^/]+)/', pathNot: ['^libs/[^/]+/src/index\\.ts$', '^libs/$1/'] },
    },
    {
      name: 'platform-knows-no-feature',
      severity: 'error',
      from: { path: '^libs/platform-' },
      to: { path: lib(...FEATURES, 'capability-kit', 'page-reading', 'site-builder', 'catalog') },
    },
    {
      name: 'kit-knows-platform-only',
      severity: 'error',
      from: { path: lib('capability-kit') },
      to: { path: lib(...FEATURES, 'catalog', 'page-reading', 'site-builder') },
    },
    {
      name: 'page-reading-knows-the-kit-only',
      comment: 'capabilities read pages with it; it knows none of them',
      severity: 'error',
      from: { path: lib('page-reading') },
      to: { path: lib(...FEATURES, 'catalog', 'site-builder') },
    },
    {
      name: 'site-builder-is-pure',
      comment: 'from a prompt to files: no framework, no database, no network, no disk',
      severity: 'error',
      from: { path: lib('site-builder'), pathNot: '\\.spec\\.ts$' },
      to: {
        path: [
          '^libs/(?!site-builder/)',
          '^node_modules/(@nestjs|typeorm|bullmq|undici)/',
          '^node:(fs|http|https|net|child_process)',
        ],
      },
    },
    {
      name: 'text-analysis-is-pure',
      comment: 'it runs in worker threads, far from frameworks and disks',
      severity: 'error',
      from: { path: lib('text-analysis'), pathNot: '\\.spec\\.ts$' },
      to: { path: ['^libs/(?!text-analysis/)', '^node_modules/(@nestjs|typeorm|bullmq|undici)/', '^node:'] },
    },
    {
      name: 'parsing-is-pure',
      comment: 'it runs in reading threads: no framework, no database, no network',
      severity: 'error',
      from: { path: lib('parsing'), pathNot: '\\.spec\\.ts$' },
      to: {
        path: [
          '^libs/(?!parsing/)',
          '^node_modules/(@nestjs|typeorm|bullmq|undici)/',
          '^node:(fs|http|https|net|child_process)',
        ],
      },
    },
    {
      name: 'parsers-run-in-threads',
      comment:
        'what strangers wrote is parsed in *.reading.ts modules and what they use (docs/extending.md, Markup of strangers)',
      severity: 'error',
      from: {
        path: '^(apps|libs)/',
        pathNot: [
          '\\.spec\\.ts$',
          '\\.reading\\.ts$',
          '^libs/engines/parsing/',
          '^libs/engines/page-reading/src/extraction/',
          '^libs/catalog/src/vendors/local_index/readers/',
        ],
      },
      to: { path: '^node_modules/(linkedom|parse5|fast-xml-parser|unpdf|turndown|html-validate)/' },
    },
    {
      name: 'readings-run-in-threads',
      comment:
        'a reading is named by defineReading and imported as a type: called directly it would block the event loop',
      severity: 'error',
      from: { path: '^(apps|libs)/', pathNot: ['\\.spec\\.ts$', '\\.reading\\.ts$'] },
      to: { path: '\\.reading\\.ts$', dependencyTypesNot: ['type-only'] },
    },
    {
      name: 'jobs-never-meet',
      comment: 'research and builds are siblings; what both need of jobs and streams is in platform-jobs',
      severity: 'error',
      from: { path: lib('research') },
      to: { path: lib('builds', 'site-builder') },
    },
    {
      name: 'discovery-and-jobs-never-meet',
      comment:
        'what discovery tells of builds and research it reads from the registry and the OpenAPI document',
      severity: 'error',
      from: { path: lib('discovery') },
      to: { path: lib('builds', 'research') },
    },
    {
      name: 'catalog-and-features-never-meet',
      severity: 'error',
      from: { path: lib('catalog') },
      to: { path: lib(...FEATURES) },
    },
    {
      name: 'features-never-see-the-catalog',
      severity: 'error',
      from: { path: lib(...FEATURES) },
      to: { path: lib('catalog') },
    },
    {
      name: 'capabilities-never-see-each-other',
      comment:
        'what one vendor needs in several capabilities is in vendors/; reading the text of strangers is in text/',
      severity: 'error',
      from: { path: '^libs/catalog/src/([^/]+)/' },
      to: { path: '^libs/catalog/src/[^/]+/', pathNot: '^libs/catalog/src/($1|vendors|text)/' },
    },
    {
      name: 'vendors-never-see-each-other',
      severity: 'error',
      from: { path: '^libs/catalog/src/vendors/([^/]+)/' },
      to: { path: '^libs/catalog/src/vendors/[^/]+/', pathNot: '^libs/catalog/src/vendors/$1/' },
    },
    {
      name: 'providers-never-see-siblings',
      severity: 'error',
      from: { path: '^libs/catalog/src/([^/]+)/providers/([^/]+)/' },
      to: { path: '^libs/catalog/src/[^/]+/providers/', pathNot: '^libs/catalog/src/$1/providers/$2/' },
    },
    {
      name: 'contract-knows-no-provider',
      comment: 'params and result never import who fulfils them',
      severity: 'error',
      from: { path: '\\.(params|result)\\.ts$' },
      to: { path: '\\.(provider|capability|mapper)\\.ts$' },
    },
    {
      name: 'clients-stand-alone',
      comment:
        'what users install has no dependency: neither on this house nor on any package nor on Node.js',
      severity: 'error',
      from: { path: '^libs/clients/typescript/src/', pathNot: '\\.spec\\.ts$' },
      to: { pathNot: '^libs/clients/typescript/src/' },
    },
    {
      name: 'mcp-server-is-a-client',
      comment: 'MCP speaks to the service through the client alone, in the API process and elsewhere',
      severity: 'error',
      from: { path: ['^libs/clients/mcp-server/', '^apps/mcp/'], pathNot: '\\.spec\\.ts$' },
      to: { path: '^libs/(?!mcp-server/|client-typescript/)' },
    },
    {
      name: 'config-is-read-at-the-top',
      comment: 'libs receive typed slices through platform-config, never the loader',
      severity: 'error',
      from: { path: '^libs/' },
      to: { path: '^config/' },
    },
    {
      name: 'no-test-code-in-product',
      severity: 'error',
      from: { path: '^(apps|libs|config)/', pathNot: ['\\.spec\\.ts$', '^libs/platform/testing/'] },
      to: { path: ['^test/', lib('platform-testing'), '^node_modules/(vitest|supertest|fast-check)/'] },
    },
    ...featureOrder,
  ],
  options: {
    doNotFollow: { path: 'node_modules' },
    exclude: { path: '(^|/)dist/|^(\\.data|node_modules)/|/fixtures/' },
    tsPreCompilationDeps: true,
    tsConfig: { fileName: 'tsconfig.json' },
    enhancedResolveOptions: {
      exportsFields: ['exports'],
      conditionNames: ['import', 'require', 'node', 'default', 'types'],
    },
  },
};
