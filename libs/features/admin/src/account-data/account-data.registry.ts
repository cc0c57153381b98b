import { Injectable } from '@nestjs/common';
import { DiscoveryService } from '@nestjs/core';
import { ACCOUNT_DATA, type AccountData, isAccountDataOwner } from '@capstan/platform-core';

/** What the loaded features store for accounts, those of plugins included. */
@Injectable()
export class AccountDataRegistry {
  constructor(private readonly discovery: DiscoveryService) {}

  all(): AccountData[] {
    const instances = this.discovery.getProviders().map(({ instance }) => instance as unknown);
    const byFeature = new Map(
      instances
        .filter(isAccountDataOwner)
        .map((owner) => [owner[ACCOUNT_DATA].feature, owner[ACCOUNT_DATA]] as const),
    );
    return [...byFeature.values()].toSorted((one, other) => (one.feature < other.feature ? -1 : 1));
  }
}
