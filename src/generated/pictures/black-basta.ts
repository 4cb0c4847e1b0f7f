// Generated from descriptors/pictures/black-basta.json. Do not edit.
import type { Picture } from '../descriptor-types';

const picture: Picture = {
  id: 'black-basta',
  title: { key: 'pictures.black-basta.title', text: 'Attack path of Black Basta' },
  width: 860,
  height: 360,
  steps: [
    {
      id: 'link',
      x: 70,
      y: 170,
      icon: 'link',
      label: { key: 'pictures.black-basta.steps.link.label', text: 'Link in a mail' },
      about: {
        key: 'pictures.black-basta.steps.link.about',
        text: 'A mail leads to a page that offers a document.',
      },
    },
    {
      id: 'desktop-alice-demo',
      x: 220,
      y: 80,
      icon: 'desktop',
      label: { key: 'pictures.black-basta.steps.desktop-alice-demo.label', text: 'desktop-alice-demo' },
      about: {
        key: 'pictures.black-basta.steps.desktop-alice-demo.about',
        text: 'The document starts a loader, which asks a server outside for orders.',
      },
    },
    {
      id: 'desktop-bob-demo',
      x: 220,
      y: 260,
      icon: 'desktop',
      label: { key: 'pictures.black-basta.steps.desktop-bob-demo.label', text: 'desktop-bob-demo' },
      about: {
        key: 'pictures.black-basta.steps.desktop-bob-demo.about',
        text: 'Over a shared folder the loader reaches a second desktop.',
      },
    },
    {
      id: 'srv-testapp06-demo',
      x: 420,
      y: 170,
      icon: 'application',
      label: { key: 'pictures.black-basta.steps.srv-testapp06-demo.label', text: 'srv-testapp06-demo' },
      about: {
        key: 'pictures.black-basta.steps.srv-testapp06-demo.about',
        text: 'An application server with a service account is used as a base.',
      },
    },
    {
      id: 'srv-dc01-demo',
      x: 600,
      y: 80,
      icon: 'key',
      label: { key: 'pictures.black-basta.steps.srv-dc01-demo.label', text: 'srv-dc01-demo' },
      about: {
        key: 'pictures.black-basta.steps.srv-dc01-demo.about',
        text: 'The directory database of the domain controller is copied; every account is known now.',
      },
    },
    {
      id: 'srv-vsx10-demo',
      x: 770,
      y: 200,
      icon: 'server',
      label: { key: 'pictures.black-basta.steps.srv-vsx10-demo.label', text: 'srv-vsx10-demo' },
      about: {
        key: 'pictures.black-basta.steps.srv-vsx10-demo.about',
        text: 'The virtual machines of the server are stopped and their disks are encrypted.',
      },
    },
  ],
  links: [
    {
      from: 'link',
      to: 'desktop-alice-demo',
      label: { key: 'pictures.black-basta.links.0.label', text: 'Document' },
    },
    {
      from: 'desktop-alice-demo',
      to: 'desktop-bob-demo',
      label: { key: 'pictures.black-basta.links.1.label', text: 'Shared folder' },
    },
    {
      from: 'desktop-alice-demo',
      to: 'srv-testapp06-demo',
      label: { key: 'pictures.black-basta.links.2.label', text: 'Service account' },
    },
    { from: 'desktop-bob-demo', to: 'srv-testapp06-demo' },
    {
      from: 'srv-testapp06-demo',
      to: 'srv-dc01-demo',
      label: { key: 'pictures.black-basta.links.4.label', text: 'Admin session' },
    },
    {
      from: 'srv-dc01-demo',
      to: 'srv-vsx10-demo',
      label: { key: 'pictures.black-basta.links.5.label', text: 'Stolen accounts' },
    },
  ],
};

export default picture;
