import type { RegisteredCapability } from '@capstan/capabilities';
import { ErrorDocuments } from '../errors/error-documents.js';
import type { ErrorPage } from '../errors/error-page.js';
import { generatedGuides } from '../guides/generated-guides.js';
import { GuideDocuments } from '../guides/guide-documents.js';
import { writtenGuides } from '../guides/written-guides.js';
import { llmsFull } from '../llms/llms-full.js';
import { llmsIndex } from '../llms/llms-index.js';
import type { OpenApi } from '../openapi/openapi.js';
import { COPY_SCRIPT, COPY_SCRIPT_PATH } from '../pages/copy.script.js';
import { landingBody } from '../pages/landing.page.js';
import { LANDING_STYLE } from '../pages/landing.style.js';
import { ReferenceDocuments } from '../reference/reference-documents.js';
import type { Variants } from '../serving/choose-document.js';
import { htmlPage } from '../serving/html-page.js';
import { JSON_TYPE, LINKSET_TYPE, MARKDOWN_TYPE, TEXT_TYPE, SCRIPT_TYPE } from '../serving/media-types.js';
import { type ServedDocument, servedDocument } from '../serving/served-document.js';
import { SkillDocuments } from '../skills/skill-documents.js';
import { skillsOf } from '../skills/skills.js';
import { ToolDocuments } from '../tools/tool-documents.js';
import { toolSources } from '../tools/tool-source.js';
import { apiCatalog } from './api-catalog.js';

/** All discovery documents. */
export interface Documents {
  readonly openapi: ServedDocument;
  readonly apiCatalog: Variants;
  readonly llms: Variants;
  readonly llmsFull: Variants;
  readonly landing: Variants;
  /** The script of the landing page. */
  readonly copyScript: ServedDocument;
  readonly guides: GuideDocuments;
  readonly skills: SkillDocuments;
  readonly errors: ErrorDocuments;
  readonly reference: ReferenceDocuments;
  readonly tools: ToolDocuments;
}

interface DocumentSources {
  document: OpenApi;
  capabilities: readonly RegisteredCapability[];
  errorPages: readonly ErrorPage[];
  baseUrl: string;
  rateLimitPerMinute: number;
}

/** @throws Error if the OpenAPI document lacks a capability. */
export function makeDocuments(of: DocumentSources): Documents {
  const { document, capabilities, errorPages, baseUrl, rateLimitPerMinute } = of;
  const sources = toolSources(document, capabilities);
  const from = { document, sources, errorPages, baseUrl, rateLimitPerMinute };
  const guides = [...generatedGuides(from), ...writtenGuides(baseUrl)];
  const index = llmsIndex({ sources, guides, baseUrl });
  const landing = {
    title: 'Capstan: one key, every capability',
    body: landingBody(sources, baseUrl),
    baseUrl,
    style: LANDING_STYLE,
    script: COPY_SCRIPT_PATH,
  };
  return {
    openapi: servedDocument(document, JSON_TYPE),
    tools: new ToolDocuments(sources, { version: document.info.version, baseUrl }),
    llms: plainOrMarkdown(index),
    llmsFull: plainOrMarkdown(llmsFull(from)),
    guides: new GuideDocuments(guides),
    skills: new SkillDocuments(skillsOf(sources, baseUrl), baseUrl),
    apiCatalog: catalogVariants(baseUrl),
    errors: new ErrorDocuments(errorPages, baseUrl),
    reference: new ReferenceDocuments(baseUrl),
    copyScript: servedDocument(COPY_SCRIPT, SCRIPT_TYPE),
    landing: new Map([
      ['text/html', htmlPage(landing, { ...landingLinks(baseUrl), vary: 'Accept' })],
      ['text/markdown', servedDocument(index, MARKDOWN_TYPE, { vary: 'Accept' })],
    ]),
  };
}

const plainOrMarkdown = (text: string): Variants =>
  new Map([
    ['text/plain', servedDocument(text, TEXT_TYPE, { vary: 'Accept' })],
    ['text/markdown', servedDocument(text, MARKDOWN_TYPE, { vary: 'Accept' })],
  ]);

/** Linksets are JSON, so clients that accept only JSON get them too. */
function catalogVariants(baseUrl: string): Variants {
  const headers = { link: `<${baseUrl}/.well-known/api-catalog>; rel="api-catalog"`, vary: 'Accept' };
  const catalog = apiCatalog(baseUrl);
  return new Map([
    ['application/linkset+json', servedDocument(catalog, LINKSET_TYPE, headers)],
    ['application/json', servedDocument(catalog, JSON_TYPE, headers)],
  ]);
}

const landingLinks = (baseUrl: string): Record<string, string> => ({
  link: [
    `<${baseUrl}/.well-known/api-catalog>; rel="api-catalog"`,
    `<${baseUrl}/v1/openapi.json>; rel="service-desc"; type="application/json"`,
    `<${baseUrl}/reference>; rel="service-doc"; type="text/html"`,
  ].join(', '),
});
