import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { load } from 'js-yaml';
import { HelmChart, type Manifest, findHelm } from '../../harness/helm.js';

const helm = findHelm('helm lint and helm template');
const DATABASE = { DATABASE_URL: 'postgres://capstan@db/capstan' };
const LEAST = { secrets: { values: DATABASE } };
const EVERYTHING = {
  config: { BASE_URL: 'https://api.example.org', S3_ENDPOINT: 'https://s3.example.org', S3_BUCKET: 'files' },
  secrets: { existingSecret: 'mine' },
  imagePullSecrets: [{ name: 'registry' }],
  worker: { autoscaling: { enabled: true } },
  storage: { shared: false },
  service: { type: 'LoadBalancer' },
  ingress: { enabled: true, className: 'nginx', host: 'api.example.org', tlsSecret: 'tls' },
  networkPolicy: {
    ingressNamespaceLabels: { name: 'ingress' },
    metricsNamespaceLabels: { name: 'monitoring' },
    extraIngress: [{ from: [{ podSelector: {} }], ports: [{ port: 'http' }] }],
    extraEgress: [{ to: [{ ipBlock: { cidr: '169.254.170.23/32' } }] }],
  },
  metrics: { podMonitor: { enabled: true, labels: { release: 'prometheus' } } },
  serviceAccount: { name: 'capstan' },
  nodeSelector: { disk: 'ssd' },
  tolerations: [{ key: 'dedicated', operator: 'Exists' }],
  affinity: { podAntiAffinity: {} },
};

const named = (manifests: Manifest[], kind: string, part = ''): Manifest => {
  const found = manifests.find(({ kind: of, metadata }) => of === kind && metadata.name.includes(part));
  if (!found) throw new Error(`no ${kind} ${part}`);
  return found;
};
const kindsOf = (manifests: Manifest[]): string[] => manifests.map(({ kind }) => kind).toSorted();

describe.skipIf(helm === undefined)('the Helm chart', () => {
  const chart = new HelmChart(helm ?? '');

  it.each([
    ['its defaults', LEAST],
    ['everything switched on', EVERYTHING],
  ])('passes helm lint with %s', (_name, values) => {
    expect(() => chart.lint(values)).not.toThrow();
  });

  it('says what is missing without a database', () => {
    expect(() => chart.render({})).toThrow(/secrets\.existingSecret|secrets\.values\.DATABASE_URL/);
  });

  it('has what its values ask for', () => {
    expect(kindsOf(chart.render(LEAST))).toEqual([
      'ConfigMap',
      'Deployment',
      'Deployment',
      'HorizontalPodAutoscaler',
      'Job',
      'NetworkPolicy',
      'PersistentVolumeClaim',
      'PodDisruptionBudget',
      'Secret',
      'Service',
    ]);
    expect(kindsOf(chart.render(EVERYTHING))).toEqual([
      'ConfigMap',
      'Deployment',
      'Deployment',
      'HorizontalPodAutoscaler',
      'Ingress',
      'Job',
      'NetworkPolicy',
      'PodDisruptionBudget',
      'PodMonitor',
      'ScaledObject',
      'Service',
    ]);
  });

  it('names only objects that it has, or that are yours', () => {
    for (const [values, secret] of [
      [LEAST, 'shop-capstan'],
      [EVERYTHING, 'mine'],
    ] as const) {
      const manifests = chart.render(values);
      const map = named(manifests, 'ConfigMap').metadata.name;
      for (const deployment of manifests.filter(({ kind }) => kind === 'Deployment')) {
        const [container] = deployment.spec.template.spec.containers;
        expect(container.envFrom).toEqual([{ configMapRef: { name: map } }, { secretRef: { name: secret } }]);
      }
      const [volume] = named(manifests, 'Deployment').spec.template.spec.volumes;
      expect(volume.persistentVolumeClaim?.claimName).toBe(values === LEAST ? map : undefined);
    }
  });

  it('gives migrations every variable, before there is a ConfigMap', () => {
    const { spec, metadata } = named(chart.render(EVERYTHING), 'Job');
    expect(metadata.annotations?.['helm.sh/hook']).toBe('pre-install,pre-upgrade');
    const [{ env }] = spec.template.spec.containers;
    const names = env.map(({ name }: { name: string }) => name);
    expect(names).toEqual(expect.arrayContaining(Object.keys(EVERYTHING.config)));
  });

  it('lets the ingress in to the API, and Prometheus to the metrics', () => {
    const [api, metrics, extra] = named(chart.render(EVERYTHING), 'NetworkPolicy').spec.ingress;
    expect(api.ports).toEqual([{ port: 'http' }]);
    expect(api.from[0]).toEqual({ namespaceSelector: { matchLabels: { name: 'ingress' } } });
    // A load balancer keeps the addresses of callers.
    expect(api.from[1]).toEqual({ ipBlock: { cidr: '0.0.0.0/0' } });
    expect(metrics).toEqual({
      from: [{ namespaceSelector: { matchLabels: { name: 'monitoring' } } }],
      ports: [{ port: 'metrics' }],
    });
    expect(extra).toEqual(EVERYTHING.networkPolicy.extraIngress[0]);
    const [fromNamespaces] = named(chart.render(LEAST), 'NetworkPolicy').spec.ingress;
    expect(fromNamespaces.from).toEqual([{ namespaceSelector: { matchLabels: {} } }]);
    const alone = chart.render({ ...LEAST, networkPolicy: { ingressNamespaceLabels: { name: 'ingress' } } });
    expect(named(alone, 'NetworkPolicy').spec.ingress[1].from).toEqual([
      { namespaceSelector: { matchLabels: { name: 'ingress' } } },
    ]);
  });

  it('lets pods out to everything but metadata services, and to the DNS cache of the node', () => {
    const [all, dns] = named(chart.render(LEAST), 'NetworkPolicy').spec.egress;
    expect(all.ports).toBeUndefined();
    expect(all.to[0].ipBlock.cidr).toBe('0.0.0.0/0');
    expect(all.to[0].ipBlock.except).toContain('169.254.0.0/16');
    expect(all.to[1].ipBlock.cidr).toBe('::/0');
    expect(all.to[2]).toEqual({ namespaceSelector: {} });
    expect(dns).toEqual({
      to: [{ ipBlock: { cidr: '169.254.20.10/32' } }],
      ports: [
        { port: 53, protocol: 'UDP' },
        { port: 53, protocol: 'TCP' },
      ],
    });
    const without = chart.render({ ...LEAST, networkPolicy: { nodeLocalDNS: '' } });
    expect(named(without, 'NetworkPolicy').spec.egress).toHaveLength(1);
  });

  it('serves metrics where the monitor, the policy and the board expect them', () => {
    const manifests = chart.render(EVERYTHING);
    const monitor = named(manifests, 'PodMonitor');
    expect(monitor.metadata.labels?.['release']).toBe('prometheus');
    const [endpoint] = monitor.spec.podMetricsEndpoints;
    expect(endpoint.relabelings).toEqual([{ targetLabel: 'job', replacement: 'capstan' }]);
    const { METRICS_PORT, WORKER_METRICS_PORT } = named(manifests, 'ConfigMap').data ?? {};
    for (const [part, port] of [
      ['-api', METRICS_PORT],
      ['-worker', WORKER_METRICS_PORT],
    ] as const) {
      const { template } = named(manifests, 'Deployment', part).spec;
      expect(template.metadata.labels).toMatchObject(monitor.spec.selector.matchLabels);
      expect(template.spec.containers[0].ports).toContainEqual({
        name: endpoint.port,
        containerPort: Number(port),
      });
    }
    // Prometheus without an operator finds the same pods.
    const file = join(import.meta.dirname, '../../../config/prometheus/kubernetes.yaml');
    const [scrape] = (load(readFileSync(file, 'utf8')) as { scrape_configs: { relabel_configs: object[] }[] })
      .scrape_configs;
    expect(scrape?.relabel_configs).toEqual(
      expect.arrayContaining([
        expect.objectContaining({ regex: monitor.spec.selector.matchLabels['app.kubernetes.io/name'] }),
        expect.objectContaining({ regex: endpoint.port }),
      ]),
    );
  });

  it.each(['-api', '-worker'])('lets a Prometheus without a monitor find %s by annotations', (part) => {
    const annotationsOf = (values: object): object =>
      named(chart.render(values), 'Deployment', part).spec.template.metadata.annotations;
    const found = { 'prometheus.io/scrape': 'true', 'prometheus.io/port': '9464' };
    expect(annotationsOf(LEAST)).toMatchObject({ ...found, 'checksum/config': expect.any(String) });
    expect(Object.keys(annotationsOf(EVERYTHING))).toEqual(['checksum/config', 'checksum/secret']);
  });

  it('scales workers by the age of what a worker could take', () => {
    const { spec } = named(chart.render(EVERYTHING), 'ScaledObject');
    expect(spec.scaleTargetRef.name).toBe('shop-capstan-worker');
    expect(spec.triggers[0].metadata.query).toContain('capstan_queue_oldest_waiting_seconds');
    expect(spec.triggers[0].metadata.ignoreNullValues).toBe('false');
  });
});
