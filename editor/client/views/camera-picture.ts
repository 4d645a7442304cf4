/** Pixels of the longer side that are sent: twice the width that is ever shown, so that half of a picture is enough too. */
const SENT_SIDE = 3200;
const QUALITY = 0.9;

/** What cameras give. Other pictures may be drawings, or have transparent parts: they are sent as they are. */
const FROM_CAMERA = /^image\/(?:jpeg|hei[cf])$/;

/**
 * Draws a photograph anew before it is sent: upright, no larger than the site can use, and without what its file says of day,
 * place and camera. What this browser cannot read is sent as it is, and the server says why it is none, or reads it.
 */
export async function cameraPicture(file: File): Promise<File> {
  if (!FROM_CAMERA.test(file.type)) return file;
  try {
    const picture = await createImageBitmap(file, { imageOrientation: "from-image" });
    const scale = Math.min(1, SENT_SIDE / Math.max(picture.width, picture.height));
    const canvas = new OffscreenCanvas(Math.round(picture.width * scale), Math.round(picture.height * scale));
    const context = canvas.getContext("2d");
    if (context === null) return file;
    context.imageSmoothingQuality = "high";
    context.drawImage(picture, 0, 0, canvas.width, canvas.height);
    picture.close();
    const drawn = await canvas.convertToBlob({ type: "image/jpeg", quality: QUALITY });
    return new File([drawn], file.name.replace(/(?:\.[^.]*)?$/, ".jpg"), { type: drawn.type });
  } catch {
    return file;
  }
}
