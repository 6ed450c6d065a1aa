/** Keeps the tab that the reader has chosen: on all blocks of code with as many tabs, and on other pages. */
export function keepTabs(): void {
  for (const group of document.querySelectorAll(".vp-code-group")) {
    const inputs = inputsOf(group);
    choose(inputs, Number(localStorage.getItem(keyOf(inputs)) ?? 0));
    for (const input of inputs) input.addEventListener("change", keep);
  }
}

function keep({ isTrusted, currentTarget }: Event): void {
  if (!isTrusted || !(currentTarget instanceof HTMLInputElement)) return;
  const group = currentTarget.closest(".vp-code-group");
  const inputs = group ? inputsOf(group) : [];
  const index = inputs.indexOf(currentTarget);
  localStorage.setItem(keyOf(inputs), String(index));
  const { top } = currentTarget.getBoundingClientRect();
  for (const other of document.querySelectorAll(".vp-code-group")) {
    const own = inputsOf(other);
    if (other !== group && own.length === inputs.length) choose(own, index);
  }
  // Blocks above may have become shorter.
  scrollBy(0, currentTarget.getBoundingClientRect().top - top);
}

const inputsOf = (group: Element): readonly HTMLInputElement[] => [...group.querySelectorAll<HTMLInputElement>(".tabs input")];

const keyOf = (inputs: readonly unknown[]): string => `maksu-tab-of-${inputs.length}`;

function choose(inputs: readonly HTMLInputElement[], index: number): void {
  const input = inputs[index];
  if (input?.checked === false) input.click();
}
