// Generated from descriptors/pictures/apt28.json. Do not edit.
import type { Picture } from '../descriptor-types';

const picture: Picture = {
  id: 'apt28',
  title: { key: 'pictures.apt28.title', text: 'Attack path of APT28' },
  width: 760,
  height: 320,
  steps: [
    {
      id: 'intruder',
      x: 80,
      y: 150,
      icon: 'globe-network',
      label: { key: 'pictures.apt28.steps.intruder.label', text: 'Internet' },
      about: {
        key: 'pictures.apt28.steps.intruder.about',
        text: "The intruder scans the company's addresses for devices with a known weakness.",
      },
    },
    {
      id: 'nvr-cam-demo',
      x: 260,
      y: 80,
      icon: 'video',
      label: { key: 'pictures.apt28.steps.nvr-cam-demo.label', text: 'nvr-cam-demo' },
      about: {
        key: 'pictures.apt28.steps.nvr-cam-demo.about',
        text: "The recorder's web page is exploited; a small program stays on the device.",
      },
    },
    {
      id: 'openwrt-demo',
      x: 430,
      y: 190,
      icon: 'cell-tower',
      label: { key: 'pictures.apt28.steps.openwrt-demo.label', text: 'openwrt-demo' },
      about: {
        key: 'pictures.apt28.steps.openwrt-demo.about',
        text: 'From the recorder the router is entered with its factory password, and traffic is read.',
      },
    },
    {
      id: 'win10-1113-demo',
      x: 600,
      y: 90,
      icon: 'desktop',
      label: { key: 'pictures.apt28.steps.win10-1113-demo.label', text: 'win10-1113-demo' },
      about: {
        key: 'pictures.apt28.steps.win10-1113-demo.about',
        text: 'With an account from that traffic the intruder opens a remote desktop on the workstation.',
      },
    },
    {
      id: 'mail',
      x: 690,
      y: 240,
      icon: 'envelope',
      label: { key: 'pictures.apt28.steps.mail.label', text: 'Collected mail' },
      about: {
        key: 'pictures.apt28.steps.mail.about',
        text: 'Mail of the signed-in user is packed and sent out in small pieces.',
      },
    },
  ],
  links: [
    {
      from: 'intruder',
      to: 'nvr-cam-demo',
      label: { key: 'pictures.apt28.links.0.label', text: 'Known weakness' },
    },
    {
      from: 'nvr-cam-demo',
      to: 'openwrt-demo',
      label: { key: 'pictures.apt28.links.1.label', text: 'Factory password' },
    },
    {
      from: 'openwrt-demo',
      to: 'win10-1113-demo',
      label: { key: 'pictures.apt28.links.2.label', text: 'Stolen account' },
    },
    {
      from: 'win10-1113-demo',
      to: 'mail',
      label: { key: 'pictures.apt28.links.3.label', text: 'Packed mail' },
    },
  ],
};

export default picture;
