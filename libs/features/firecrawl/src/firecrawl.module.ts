import { type DynamicModule, Module } from '@nestjs/common';
import { FirecrawlCalls } from './calls/firecrawl-calls.js';
import { ExtractController } from './http/extract.controller.js';
import { JobsController } from './http/jobs.controller.js';
import { PagesController } from './http/pages.controller.js';

/** Firecrawl's API over the capabilities of this service. */
@Module({})
export class FirecrawlModule {
  /** @param jobs of the same process. */
  static forRoot(capabilities: DynamicModule, jobs: DynamicModule): DynamicModule {
    return {
      module: FirecrawlModule,
      imports: [capabilities, jobs],
      controllers: [PagesController, JobsController, ExtractController],
      providers: [FirecrawlCalls],
    };
  }
}
