import { Get } from '@nestjs/common';
import { ApiOperation } from '@nestjs/swagger';
import { ApiEnvelope } from '@capstan/platform-http';
import { AdminController } from '../admin-controller.decorator.js';
import { toStorageResult } from './storage.mapper.js';
import { StorageResult } from './storage.result.js';
import { StorageService } from './storage.service.js';

/** What this installation stores. */
@AdminController('storage')
export class StorageController {
  constructor(private readonly storage: StorageService) {}

  @Get()
  @ApiOperation({
    operationId: 'adminGetStorage',
    summary: 'Storage',
    description:
      'Sizes of the database, workspaces, artifacts and local models, and the accounts that store most. Measured at most once a minute, from sums that are kept anyway.',
  })
  @ApiEnvelope(StorageResult)
  async read(): Promise<StorageResult> {
    return toStorageResult(await this.storage.read());
  }
}
