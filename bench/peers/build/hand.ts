import { drawerTabs, type DrawerName, type Kind, type Tab } from '../model/drawer';

const elements: { readonly [Each in Kind]: string } = {
  ...{ text: 'TextField', empty: 'TextField', dateTime: 'TimeField', badge: 'BadgeField' },
  ...{ list: 'ListField', pairs: 'PairsField', link: 'LinkField' },
};

/** A module with the tabs of a drawer as a React developer writes them: one element for each field. */
export function handWritten(name: DrawerName): string {
  const tabs = drawerTabs(name);
  return [
    `import { Tab, Tabs } from '@blueprintjs/core';`,
    `import { BadgeField, LinkField, PairsField, Section, TextField, TimeField } from '../../pages/hand/fields';`,
    `import { ListField } from '../../pages/hand/ListField';`,
    ...tabs.map(tabComponent),
    `export function Details({ object }) {`,
    `  return (`,
    `    <Tabs id="details" animate={false} renderActiveTabPanelOnly>`,
    ...tabs.map(
      ({ id, title }) => `      <Tab id="${id}" title="${title}" panel={<${nameOf(id)} object={object} />} />`,
    ),
    `    </Tabs>`,
    `  );`,
    `}`,
  ].join('\n');
}

function tabComponent({ id, sections }: Tab): string {
  const lines = sections.flatMap(({ title, fields }) => [
    `      <Section title="${title}">`,
    ...fields.map((field) => `        <${elements[field.kind]} label="${field.label}" value={object.${field.id}} />`),
    `      </Section>`,
  ]);
  return [`function ${nameOf(id)}({ object }) {`, `  return (`, `    <>`, ...lines, `    </>`, `  );`, `}`].join('\n');
}

function nameOf(id: string): string {
  return id.replace(/^t/, 'T');
}
