import type { Page } from '@playwright/test';

/** A part of the window, in CSS pixels. */
export interface Area {
  readonly x: number;
  readonly y: number;
  readonly width: number;
  readonly height: number;
}

/** Colours of a part of the window as `r,g,b`, by row and column. */
export async function pixelsOf(page: Page, area: Area): Promise<readonly (readonly string[])[]> {
  const picture = await page.screenshot({ clip: area, scale: 'css', animations: 'disabled' });
  return page.evaluate(async (base64) => {
    const bytes = Uint8Array.from(atob(base64), (sign) => sign.charCodeAt(0));
    const image = await createImageBitmap(new Blob([bytes]));
    const canvas = new OffscreenCanvas(image.width, image.height);
    const context = canvas.getContext('2d');
    context?.drawImage(image, 0, 0);
    const { data = [] } = context?.getImageData(0, 0, image.width, image.height) ?? {};
    return Array.from({ length: image.height }, (_, y) =>
      Array.from({ length: image.width }, (_, x) => {
        const at = 4 * (y * image.width + x);
        return [...data.slice(at, at + 3)].join();
      }),
    );
  }, picture.toString('base64'));
}
