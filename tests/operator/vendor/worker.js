addEventListener('message', ({ data }) => postMessage(`seen at ${data}`))
