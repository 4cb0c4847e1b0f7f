import type { ProcessNode } from './types';

/** How many children one node has, and how long one chain is. */
const CHILDREN = 400;
const CHAIN = 60;

/** Nodes that a tree must endure: circles, missing parents, equal ids, markup, a long chain, a wide node. */
export function oddNodes(nodes: readonly ProcessNode[], id: string): readonly ProcessNode[] {
  const [first] = nodes;
  if (first === undefined) return [];
  const make = (name: string, parentId: string | null, rest: Partial<ProcessNode> = {}): ProcessNode => ({
    ...first,
    ...{ id: `${id}-odd-${name}`, parentId, name, userId: null, userName: null, verdict: 'unknown' },
    ...rest,
  });
  const odd = (name: string): string => `${id}-odd-${name}`;
  return [
    make('left.exe', odd('right.exe')),
    make('right.exe', odd('left.exe')),
    make('self.exe', odd('self.exe')),
    make('orphan.exe', 'proc-of-nobody'),
    make('twin.exe', first.id),
    make('twin.exe', first.id, { commandLine: 'twin.exe --second' }),
    make('markup', first.id, {
      name: '<img src=x onerror="alert(document.domain)">',
      commandLine: 'cmd.exe /c echo <script>alert(document.domain)</script> & del "\u202Egpj.exe"',
    }),
    make('long', first.id, { name: `${'very-long-name-'.repeat(40)}.exe`, commandLine: `x ${'QUJD'.repeat(2000)}` }),
    make('empty', first.id, { name: '', commandLine: '', ended: null, techniques: [] }),
    ...Array.from({ length: CHAIN }, (_, at) => make(`link-${at}`, at === 0 ? first.id : odd(`link-${at - 1}`))),
    make('many.exe', first.id),
    ...Array.from({ length: CHILDREN }, (_, at) => make(`child-${at}`, odd('many.exe'), { pid: 20_000 + at })),
  ];
}
