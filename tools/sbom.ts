import { execFileSync } from 'node:child_process';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { shippedPackages, type ShippedPackage } from './shipped-packages';

/** A document of CycloneDX, as far as it is changed here. */
interface Sbom {
  readonly components: readonly { readonly 'bom-ref': string }[];
  readonly dependencies: readonly { readonly ref: string; readonly dependsOn: readonly string[] }[];
}

/** What npm makes, which names the whole by its folder. */
interface NpmSbom extends Sbom {
  readonly metadata: { readonly component: { readonly name: string } };
}

/** A document without the packages that no console brings into the browser: those of the compiler and of commands. */
export function onlyShipped<Document extends Sbom>(
  sbom: Document,
  shipped: readonly Pick<ShippedPackage, 'name' | 'version'>[],
): Document {
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

/** What is needed where Descry is installed, as CycloneDX. */
export function packageSbom(root: string): Sbom {
  return sbomOf('descry', root, '--omit=dev');
}

/** What a console brings into the browser. */
export function consoleSbom(root: string): Sbom {
  return onlyShipped(sbomOf('descry-console', root, '--omit=dev'), shippedPackages(root));
}

/** What the extension of editors consists of, which is a bundle of what it imports and of all that this needs. */
export function extensionSbom(root: string, imported: readonly string[]): Sbom {
  return onlyShipped(sbomOf('descry-extension', root), shippedPackages(root, imported));
}

function sbomOf(name: string, root: string, ...more: readonly string[]): NpmSbom {
  const options = ['sbom', ...more, '--sbom-format=cyclonedx', '--sbom-type=application'];
  const text = execFileSync('npm', options, { cwd: root, encoding: 'utf8', maxBuffer: 2 ** 26 });
  const sbom: NpmSbom = JSON.parse(text);
  return { ...sbom, metadata: { ...sbom.metadata, component: { ...sbom.metadata.component, name } } };
}

if (import.meta.url === pathToFileURL(process.argv[1] ?? '').href) {
  console.log(JSON.stringify(consoleSbom(join(import.meta.dirname, '..')), null, 2));
}
