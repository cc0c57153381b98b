import { Inject, Injectable, type OnApplicationBootstrap } from '@nestjs/common';
import { CapabilityRegistry } from '@capstan/capabilities';
import { type HttpConfig, httpConfig } from '@capstan/platform-http';
import { ErrorDocuments } from '../errors/error-documents.js';
import { readErrorPages } from '../errors/read-error-pages.js';
import { generatedGuides } from '../guides/generated-guides.js';
import { GuideDocuments } from '../guides/guide-documents.js';
import { writtenGuides } from '../guides/written-guides.js';
import { llmsFull } from '../llms/llms-full.js';
import { llmsIndex } from '../llms/llms-index.js';
import { OpenApiDocument } from '../openapi/openapi-document.js';
import { htmlPage } from '../serving/html-page.js';
import { landingBody } from '../pages/landing.page.js';
import { ReferenceDocuments } from '../reference/reference-documents.js';
import { SkillDocuments } from '../skills/skill-documents.js';
import { skillsOf } from '../skills/skills.js';
import { ToolDocuments } from '../tools/tool-documents.js';
import { toolSources } from '../tools/tool-source.js';
import type { ToolsQuery } from '../tools/tools.query.js';
import { apiCatalog } from './api-catalog.js';
import type { Variants } from '../serving/choose-document.js';
import { JSON_TYPE, LINKSET_TYPE, MARKDOWN_TYPE, TEXT_TYPE } from '../serving/media-types.js';
import { type ServedDocument, servedDocument } from '../serving/served-document.js';

/** Every document of discovery, made once when the application has started; requests only send bytes. */
@Injectable()
export class DiscoveryDocuments implements OnApplicationBootstrap {
  openapi: ServedDocument;
  apiCatalog: Variants;
  llms: Variants;
  llmsFull: Variants;
  landing: Variants;
  guides: GuideDocuments;
  skills: SkillDocuments;
  errors: ErrorDocuments;
  reference: ReferenceDocuments;
  private toolDocuments: ToolDocuments;

  constructor(
    private readonly openApiDocument: OpenApiDocument,
    private readonly registry: CapabilityRegistry,
    @Inject(httpConfig.token) private readonly http: HttpConfig,
  ) {}

  /** @throws Error when the OpenAPI document was not built or lacks a capability. */
  onApplicationBootstrap(): void {
    const { baseUrl, rateLimitPerMinute } = this.http;
    const capabilities = this.registry.all();
    const errorPages = readErrorPages(baseUrl);
    const document = this.openApiDocument.finish(capabilities, errorPages);
    const sources = toolSources(document, capabilities);
    const from = { document, sources, errorPages, baseUrl, rateLimitPerMinute };
    const guides = [...generatedGuides(from), ...writtenGuides(baseUrl)];
    const index = llmsIndex({ sources, guides, baseUrl });

    this.openapi = servedDocument(document, JSON_TYPE);
    this.toolDocuments = new ToolDocuments(sources, { version: document.info.version, baseUrl });
    this.llms = plainOrMarkdown(index);
    this.llmsFull = plainOrMarkdown(llmsFull(from));
    this.guides = new GuideDocuments(guides);
    this.skills = new SkillDocuments(skillsOf(sources, baseUrl), baseUrl);
    this.apiCatalog = catalogVariants(baseUrl);
    this.errors = new ErrorDocuments(errorPages, baseUrl);
    this.reference = new ReferenceDocuments(baseUrl);
    this.landing = new Map([
      [
        'text/html',
        htmlPage(
          { title: 'Capstan: one key, every capability', body: landingBody(sources, baseUrl), baseUrl },
          { ...landingLinks(baseUrl), vary: 'Accept' },
        ),
      ],
      ['text/markdown', servedDocument(index, MARKDOWN_TYPE, { vary: 'Accept' })],
    ]);
  }

  /** The tools in the form a caller asks for. */
  tools(query: ToolsQuery): ServedDocument {
    return this.toolDocuments.get(query);
  }
}

const plainOrMarkdown = (text: string): Variants =>
  new Map([
    ['text/plain', servedDocument(text, TEXT_TYPE, { vary: 'Accept' })],
    ['text/markdown', servedDocument(text, MARKDOWN_TYPE, { vary: 'Accept' })],
  ]);

/** Linksets are JSON: a caller that asks for JSON only is served too. */
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
