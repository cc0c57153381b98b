import type { DataSource } from 'typeorm';
import { ApiKeyEntity } from './api-key.entity.js';

/** Whether the deployment has any API key, revoked ones included. */
export const hasApiKeys = (dataSource: DataSource): Promise<boolean> =>
  dataSource.getRepository(ApiKeyEntity).exists();
