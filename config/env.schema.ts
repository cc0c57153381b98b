import { type ConfigSlice, dataConfig, databaseConfig, telemetryConfig } from '@capstan/platform-core';
import { buildCapabilities, buildsConfig } from '@capstan/builds';
import { accountLimitsConfig, entriesConfig, previewsConfig } from '@capstan/sites';
import { type Capability, catalogConfigSlices, transportConfigSlices } from '@capstan/kit';
import { catalog, messageTransports } from '@capstan/catalog';
import { pluginsConfig } from './plugins/plugins.config.js';
import { authConfig } from '@capstan/auth';
import { consoleConfig } from '@capstan/console';
import { jobsConfig, queueConfig } from '@capstan/platform-jobs';
import { artifactsConfig } from '@capstan/platform-artifacts';
import { browserConfig } from '@capstan/platform-browser';
import { capabilityJobsConfig } from '@capstan/jobs';
import { mcpConfig } from '@capstan/mcp';
import { embeddingsConfig } from '@capstan/platform-embeddings';
import { eventsConfig } from '@capstan/platform-events';
import { httpConfig } from '@capstan/platform-http';
import { metricsConfig, tracingConfig } from '@capstan/observability';
import { messageCapabilities, messagesConfig } from '@capstan/messages';
import { modelsConfig } from '@capstan/platform-models';
import { outboundConfig } from '@capstan/platform-outbound';
import { researchCapabilities, researchConfig } from '@capstan/research';
import { storageConfig } from '@capstan/platform-storage';
import { sandboxConfig } from '@capstan/sandbox';
import { workspacesConfig } from '@capstan/workspaces';
import { creditsConfig } from '@capstan/credits';
import { webhooksConfig } from '@capstan/webhooks';
import { capabilitiesConfig } from '@capstan/capabilities';

/** A heading of `.env.example` and its slices. */
export interface EnvSection {
  title: string;
  slices: readonly ConfigSlice[];
}

/** The variables of the service, without those of the catalog. */
export const serviceSections: readonly EnvSection[] = [
  { title: 'Service', slices: [httpConfig, mcpConfig, dataConfig, telemetryConfig, pluginsConfig] },
  {
    title: 'Storage and queues',
    slices: [databaseConfig, queueConfig, eventsConfig, storageConfig, artifactsConfig],
  },
  {
    title: 'Credits and limits',
    slices: [creditsConfig, authConfig, capabilitiesConfig, jobsConfig, capabilityJobsConfig],
  },
  { title: 'Metrics and traces', slices: [metricsConfig, tracingConfig] },
  { title: 'Console', slices: [consoleConfig] },
  { title: 'Outgoing requests', slices: [outboundConfig, browserConfig] },
  { title: 'Webhooks', slices: [webhooksConfig] },
  { title: 'Language models', slices: [modelsConfig] },
  { title: 'Local index', slices: [embeddingsConfig] },
  { title: 'Research', slices: [researchConfig, ...catalogConfigSlices(researchCapabilities)] },
  { title: 'Messages', slices: [messagesConfig, ...catalogConfigSlices(messageCapabilities)] },
  {
    title: 'Builds',
    slices: [
      buildsConfig,
      accountLimitsConfig,
      entriesConfig,
      previewsConfig,
      workspacesConfig,
      sandboxConfig,
      ...catalogConfigSlices(buildCapabilities),
    ],
  },
];

/** The variables of a catalog and of transports of messages. */
export const catalogSections = (
  served: readonly Capability[],
  transports: Parameters<typeof transportConfigSlices>[0],
): readonly EnvSection[] => [
  { title: 'Capabilities and providers', slices: catalogConfigSlices(served) },
  { title: 'Providers of messages', slices: transportConfigSlices(transports) },
];

/** All variables of the service without plugins, in the order of `.env.example`. */
export const envSchema: readonly EnvSection[] = [
  ...serviceSections,
  ...catalogSections(catalog, messageTransports),
];
