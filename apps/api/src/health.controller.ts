import { Controller, Get } from '@nestjs/common';
import { ApiExcludeController } from '@nestjs/swagger';
import { Public } from '@capstan/auth';
import { Readiness } from '@capstan/observability';
import { RawResponse, ServiceUnavailableError, Unlimited } from '@capstan/platform-http';
import { Sandbox } from '@capstan/sandbox';

/** For load balancers and orchestrators, whose probes the rate limit must not reject. */
@ApiExcludeController()
@Public()
@RawResponse()
@Controller('health')
export class HealthController {
  constructor(
    private readonly readiness: Readiness,
    private readonly sandbox: Sandbox,
  ) {}

  /** Liveness: the process runs. */
  @Get('live')
  @Unlimited()
  live(): { status: string } {
    return { status: 'ok' };
  }

  /**
   * Readiness: PostgreSQL answers and the process is not stopping. States whether key changes are received and how
   * commands of builds are sandboxed. Reasons are for operators only, on METRICS_PORT: they may name hosts.
   */
  @Get('ready')
  @Unlimited()
  async ready(): Promise<{ status: string; database: string; broadcast: string; sandbox: string }> {
    const { isReady, checks } = await this.readiness.check();
    const isOk = (name: string): boolean => checks.every((check) => check.name !== name || check.isOk);
    if (!isReady) {
      throw new ServiceUnavailableError(
        isOk('database') ? 'This process is shutting down.' : 'The database cannot be reached right now.',
      );
    }
    const { level } = await this.sandbox.status();
    return {
      status: 'ok',
      database: 'ok',
      broadcast: isOk('broadcast') ? 'ok' : 'reconnecting',
      sandbox: level,
    };
  }
}
