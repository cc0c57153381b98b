import { Injectable } from '@nestjs/common';
import { DiscoveryService } from '@nestjs/core';
import { SLOTS, type Slots, isSlotOwner } from '@capstan/platform-core';
import { Metrics } from './metrics.js';

/** A metric for each member of {@link Slots}'s places. */
const GAUGES = [
  ['permits', 'capstan_slots', 'Places of a scarce resource in this process.'],
  ['used', 'capstan_slots_used', 'Places that are in use.'],
  ['queued', 'capstan_slots_waiting', 'Callers that wait for a place.'],
] as const;

/** Scarce resources of this process: worker threads, browser pages, requests to models, places for jobs. */
@Injectable()
export class ResourceMetrics {
  constructor(
    metrics: Metrics,
    private readonly discovery: DiscoveryService,
  ) {
    for (const [member, name, help] of GAUGES) {
      metrics.gauge({
        name,
        help,
        labelNames: ['resource'],
        read: () => this.slots().map(({ resource, places }) => [{ resource }, places[member]]),
      });
    }
  }

  private slots(): Slots[] {
    const instances = new Set(this.discovery.getProviders().map(({ instance }) => instance as unknown));
    return [...instances].filter(isSlotOwner).map((owner) => owner[SLOTS]);
  }
}
