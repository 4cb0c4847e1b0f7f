import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { parse } from 'yaml';
import { getOwn } from '~/lib/get-own';

const chart = 'deploy/chart';
const templates = readdirSync(`${chart}/templates`);

const read = (path: string): string => readFileSync(path, 'utf8');

/** The document of a template: lines of control left out, and every value a word. */
function documentOf(name: string) {
  const text = read(`${chart}/templates/${name}`).replaceAll(/^\s*\{\{- .*\}\}\n/gm, '');
  return parse(text.replaceAll(/\{\{.*?\}\}/g, 'value'));
}

describe('the chart', () => {
  test.each(templates)('%s is a document with a kind', (name) => {
    expect(documentOf(name)).toMatchObject({ apiVersion: expect.any(String), kind: expect.any(String) });
  });

  test.each(templates)('%s uses only values that values.yaml has', (name) => {
    const values: unknown = parse(read(`${chart}/values.yaml`));
    const used = [...read(`${chart}/templates/${name}`).matchAll(/\.Values\.([\w.]+)/g)].map(([, path = '']) => path);
    const has = (path: string) => path.split('.').reduce<unknown>((at, key) => getOwn(at, key), values) !== undefined;
    expect(used.filter((path) => !has(path))).toEqual([]);
  });

  test('the container runs without root, writes to mounted folders alone, and is asked for its health', () => {
    const { spec } = documentOf('deployment.yaml').spec.template;
    const [container] = spec.containers;
    expect(spec.securityContext).toMatchObject({ runAsNonRoot: true, runAsUser: 10001 });
    expect(container.securityContext).toEqual({
      allowPrivilegeEscalation: false,
      readOnlyRootFilesystem: true,
      capabilities: { drop: ['ALL'] },
    });
    expect([container.readinessProbe.httpGet.path, container.livenessProbe.httpGet.path]).toEqual([
      '/healthz',
      '/healthz',
    ]);
    const volumes: string[] = spec.volumes.map(({ name }: { name: string }) => name);
    const mounted: string[] = container.volumeMounts.map(({ name }: { name: string }) => name);
    expect([...new Set(mounted)].sort()).toEqual(volumes.sort());
  });

  test('mounts files of the config map at paths of the image', () => {
    const { data } = documentOf('config-map.yaml');
    const [{ volumeMounts }] = documentOf('deployment.yaml').spec.template.spec.containers;
    const files = volumeMounts.flatMap(({ subPath }: { subPath?: string }) => subPath ?? []);
    expect(files).toEqual(Object.keys(data));
    for (const { mountPath, subPath } of volumeMounts) {
      if (subPath) expect(read('deploy/Dockerfile')).toContain(` ${mountPath}\n`);
    }
  });
});

describe('the image', () => {
  test('copies only what exists', () => {
    const copied = [...read('deploy/Dockerfile').matchAll(/^COPY --from=build \/project\/(\S+)/gm)].map(
      ([, path = '']) => path,
    );
    const made = (path: string) => path === 'dist' || path.startsWith('made/');
    expect(copied.filter((path) => !made(path) && !existsSync(path))).toEqual([]);
    expect(copied).toContain('deploy/nginx-process.conf');
  });

  test('is what compose builds, in front of the demo', () => {
    const { services } = parse(read('deploy/compose.yaml'));
    for (const { build } of Object.values<{ build: { context: string; dockerfile: string } }>(services)) {
      expect(existsSync(join('deploy', build.context, build.dockerfile))).toBe(true);
    }
    expect(services.console.build.args.DEPLOY_OPTIONS).toBe(`--api http://demo:${services.demo.environment.PORT}`);
  });
});
