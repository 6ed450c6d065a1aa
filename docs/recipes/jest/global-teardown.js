export default async function teardown() {
  await globalThis.mock.close();
}
