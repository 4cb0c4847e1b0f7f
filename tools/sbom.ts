import { execFileSync } from 'node:child_process';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { shippedPackages, type ShippedPackage } from './shipped-packages';

/** A document of CycloneDX, as far as it is changed here. */
interface Sbom {
  readonly components: readonly { readonly 'bom-ref': string }[];
  readonly dependencies: readonly { readonly ref: string; readonly dependsOn: readonly string[] }[];
}

/** A document without the packages that no console brings into the browser: those of the compiler and of commands. */
export function onlyShipped<Document extends Sbom>(sbom: Document, shipped: readonly ShippedPackage[]): Document {
  const refs = new Set(shipped.map(({ name, version }) => `${name}@${version}`));
  const isKnown = new Set(sbom.components.map((component) => component['bom-ref']));
  const isLeft = (ref: string): boolean => refs.has(ref) || !isKnown.has(ref);
  return {
    ...sbom,
    components: sbom.components.filter((component) => isLeft(component['bom-ref'])),
    dependencies: sbom.dependencies
      .filter(({ ref }) => isLeft(ref))
      .map(({ ref, dependsOn }) => ({ ref, dependsOn: dependsOn.filter(isLeft) })),
  };
}

if (import.meta.url === pathToFileURL(process.argv[1] ?? '').href) {
  const root = join(import.meta.dirname, '..');
  const options = ['sbom', '--omit=dev', '--sbom-format=cyclonedx', '--sbom-type=application'];
  const whole: Sbom = JSON.parse(execFileSync('npm', options, { cwd: root, encoding: 'utf8', maxBuffer: 2 ** 26 }));
  console.log(JSON.stringify(onlyShipped(whole, shippedPackages(root)), null, 2));
}
