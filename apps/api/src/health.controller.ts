import { Controller, Get } from '@nestjs/common';
import { ApiExcludeController } from '@nestjs/swagger';
import { Public } from '@capstan/auth';
import { pingDatabase } from '@capstan/platform-core';
import { RawResponse, ServiceUnavailableError, Unlimited } from '@capstan/platform-http';
import { Broadcast } from '@capstan/platform-jobs';
import { Sandbox } from '@capstan/sandbox';
import { DataSource } from 'typeorm';

/** For load balancers and orchestrators, whose probes the rate limit must not reject. */
@ApiExcludeController()
@Public()
@RawResponse()
@Controller('health')
export class HealthController {
  constructor(
    private readonly dataSource: DataSource,
    private readonly broadcast: Broadcast,
    private readonly sandbox: Sandbox,
  ) {}

  /** Liveness: the process runs. */
  @Get('live')
  @Unlimited()
  live(): { status: string } {
    return { status: 'ok' };
  }

  /**
   * Readiness: PostgreSQL answers and key changes are received. States how commands of builds are sandboxed.
   */
  @Get('ready')
  @Unlimited()
  async ready(): Promise<{ status: string; database: string; broadcast: string; sandbox: string }> {
    await pingDatabase(this.dataSource).catch((error: unknown) => {
      throw new ServiceUnavailableError('The database cannot be reached right now.', error);
    });
    const { level } = await this.sandbox.status();
    return {
      status: 'ok',
      database: 'ok',
      broadcast: this.broadcast.connected ? 'ok' : 'reconnecting',
      sandbox: level,
    };
  }
}
