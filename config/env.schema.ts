import { type ConfigSlice, dataConfig, databaseConfig, telemetryConfig } from '@capstan/platform-core';
import { accountLimitsConfig, buildCapabilities, buildsConfig, previewsConfig } from '@capstan/builds';
import { catalogConfigSlices } from '@capstan/kit';
import { catalog } from '@capstan/catalog';
import { pluginsConfig } from './plugins/plugins.config.js';
import { authConfig } from '@capstan/auth';
import { jobsConfig, queueConfig } from '@capstan/platform-jobs';
import { artifactsConfig } from '@capstan/platform-artifacts';
import { browserConfig } from '@capstan/platform-browser';
import { capabilityJobsConfig } from '@capstan/jobs';
import { mcpConfig } from '@capstan/mcp';
import { eventsConfig } from '@capstan/platform-events';
import { httpConfig } from '@capstan/platform-http';
import { modelsConfig } from '@capstan/platform-models';
import { outboundConfig } from '@capstan/platform-outbound';
import { researchCapabilities, researchConfig } from '@capstan/research';
import { sandboxConfig } from '@capstan/sandbox';
import { workspacesConfig } from '@capstan/workspaces';
import { creditsConfig } from '@capstan/credits';
import { capabilitiesConfig } from '@capstan/capabilities';

/** A heading of `.env.example` and its slices. */
export interface EnvSection {
  title: string;
  slices: readonly ConfigSlice[];
}

/** Every variable the service reads beside those of the catalog. */
export const serviceSections: readonly EnvSection[] = [
  { title: 'Service', slices: [httpConfig, mcpConfig, dataConfig, telemetryConfig, pluginsConfig] },
  { title: 'Storage and queues', slices: [databaseConfig, queueConfig, eventsConfig, artifactsConfig] },
  {
    title: 'Credits and limits',
    slices: [creditsConfig, authConfig, capabilitiesConfig, jobsConfig, capabilityJobsConfig],
  },
  { title: 'Outgoing requests', slices: [outboundConfig, browserConfig] },
  { title: 'Language models', slices: [modelsConfig] },
  { title: 'Research', slices: [researchConfig, ...catalogConfigSlices(researchCapabilities)] },
  {
    title: 'Builds',
    slices: [
      buildsConfig,
      accountLimitsConfig,
      previewsConfig,
      workspacesConfig,
      sandboxConfig,
      ...catalogConfigSlices(buildCapabilities),
    ],
  },
];

/** Every variable the service reads without plugins, in the order of `.env.example`. */
export const envSchema: readonly EnvSection[] = [
  ...serviceSections,
  { title: 'Capabilities and providers', slices: catalogConfigSlices(catalog) },
];
