import type { Server } from "node:http";
import { BODY_LIMIT_BYTES } from "../contract/contact-message.ts";

/**
 * Lets a client that asks first (`Expect: 100-continue`) send its body only where it is not too long: Node by itself
 * would ask for it, and refuse it afterwards.
 */
export function answerExpectContinue(server: Server): void {
  server.on("checkContinue", (request, response) => {
    if (!(Number(request.headers["content-length"]) > BODY_LIMIT_BYTES)) response.writeContinue();
    server.emit("request", request, response);
  });
}
