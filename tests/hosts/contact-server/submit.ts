/** Sends a message as JSON. @returns its id @throws {Error} when it was not accepted */
export async function submit(origin: string, fields: Readonly<Record<string, string>>): Promise<string> {
  const response = await fetch(`${origin}/api/contact`, {
    method: "POST",
    headers: { "content-type": "application/json" },
    body: JSON.stringify({ locale: "en", name: "Visitor", email: "visitor@example.com", ...fields }),
  });
  const answer = (await response.json()) as { readonly id?: string };
  if (response.status !== 201 || answer.id === undefined)
    throw new Error(`The server answered ${response.status} instead of 201.`);
  return answer.id;
}
